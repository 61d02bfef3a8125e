export { filesMentioning } from './files-mentioning';
export { type FoundText, type PlacedMatch, TextSearch, type TextSearchOptions } from './text-search';
