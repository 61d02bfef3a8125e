export { EngineError, type EngineErrorCode } from './engine-error';
