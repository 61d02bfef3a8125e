export { isHarnessKey } from './harness-keys';
export { integerOf, withoutMinusZero } from './integer';
export { InvalidSetting } from './invalid-setting';
export { nearestNames } from './nearest-names';
export { optionalUsizeWithAliases } from './optional-usize';
export { policySettingsFromEnvironment, type PolicySettings } from './policy-settings';
export { collectUnknownArgs, describeUnknownArgs, type UnknownArgs, type UnknownKey } from './unknown-args';
export { UnknownArgsRefused } from './unknown-args-refused';
