export { assignFields, compileArguments, type BoundArguments, type CompiledArguments } from './compile-arguments';
