export type { Extraction, Extractor } from './extraction';
export { createExtractor, type ExtractorOptions } from './extractor';
export { NO_OCCURRENCES, type Occurrence, type Occurrences, unpackPlaces } from './occurrences';
export type { OccurrenceRole } from './occurrence-captures';
export { VarintReader, writeVarint } from './varint';
