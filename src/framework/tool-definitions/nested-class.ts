import type { Constructor } from '../tool';
import { UnsupportedTransformation } from './errors';

/** What class-transformer's decorators wrote down; its own declarations forget that nothing may be found. */
interface TransformerStorage {
  findTypeMetadata(target: Constructor, field: string): TypeMetadata | undefined;
  findTransformMetadatas(target: Constructor, field: string, direction: number): readonly object[];
  findExposeMetadata(target: Constructor, field: string): object | undefined;
  findExcludeMetadata(target: Constructor, field: string): object | undefined;
}
interface TypeMetadata {
  readonly typeFunction: () => unknown;
  readonly options?: { readonly discriminator?: object };
}

// eslint-disable-next-line @typescript-eslint/no-require-imports -- this file has no type declarations beside it
const { defaultMetadataStorage: storage } = require('class-transformer/cjs/storage') as {
  defaultMetadataStorage: TransformerStorage;
};

const PLAIN_TO_CLASS = 0;
/** What `@Type` may name without meaning a shape. */
const NOT_SHAPES: ReadonlySet<unknown> = new Set([Object, Array, String, Number, Boolean, Date]);

/**
 * The class that `@Type(() => X)` names; the decorator may stand in a base class.
 * @throws UnsupportedTransformation for what else class-transformer would do with the field
 */
export function nestedClass(target: Constructor, field: string): Constructor | undefined {
  const ignored = ignoredDecorator(target, field);
  if (ignored !== undefined) throw new UnsupportedTransformation(target, field, ignored);
  const type = storage.findTypeMetadata(target, field)?.typeFunction();
  return typeof type === 'function' && !NOT_SHAPES.has(type) ? (type as Constructor) : undefined;
}

function ignoredDecorator(target: Constructor, field: string): string | undefined {
  if (storage.findTransformMetadatas(target, field, PLAIN_TO_CLASS).length > 0) return '@Transform';
  if (storage.findExposeMetadata(target, field)) return '@Expose';
  if (storage.findExcludeMetadata(target, field)) return '@Exclude';
  return storage.findTypeMetadata(target, field)?.options?.discriminator && 'the discriminator of @Type';
}
