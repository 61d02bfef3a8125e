export type { Extraction, Extractor } from './extraction';
export { createExtractor, type ExtractorOptions } from './extractor';
