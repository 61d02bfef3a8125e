import type { SymbolKind } from '../../src/engine';

/** For each of our languages: universal-ctags' name of it, and which of our kinds each of its kinds may be. */
export interface Peer {
  readonly language: string;
  readonly kinds: Readonly<Record<string, readonly SymbolKind[]>>;
  /** What we call what ctags calls so, where its names are more than a name. */
  readonly nameOf?: (tag: string) => string;
}

const FUNCTIONS: readonly SymbolKind[] = ['function', 'method', 'constructor', 'getter', 'setter'];
const VALUES: readonly SymbolKind[] = ['variable', 'constant', 'property'];
const CLASSES: readonly SymbolKind[] = ['class', 'struct', 'interface', 'trait', 'enum'];

const C = {
  function: FUNCTIONS,
  prototype: FUNCTIONS,
  struct: ['struct'],
  union: ['struct'],
  enum: ['enum'],
  enumerator: ['enum_member'],
  macro: ['macro'],
  typedef: ['type_alias'],
  variable: VALUES,
  externvar: VALUES,
  member: ['property'],
} as const satisfies Peer['kinds'];

export const PEERS: Readonly<Record<string, Peer>> = {
  typescript: {
    language: 'TypeScript',
    kinds: {
      function: FUNCTIONS,
      method: FUNCTIONS,
      class: CLASSES,
      interface: ['interface'],
      enum: ['enum'],
      enumerator: ['enum_member'],
      alias: ['type_alias'],
      namespace: ['namespace'],
    },
  },
  javascript: {
    language: 'JavaScript',
    kinds: { function: FUNCTIONS, method: FUNCTIONS, class: CLASSES, getter: FUNCTIONS, setter: FUNCTIONS },
  },
  python: { language: 'Python', kinds: { function: FUNCTIONS, member: FUNCTIONS, class: CLASSES } },
  go: {
    language: 'Go',
    kinds: {
      func: FUNCTIONS,
      type: ['type_alias'],
      struct: ['struct'],
      interface: ['interface'],
      talias: ['type_alias'],
      const: ['constant'],
      var: ['variable'],
      member: ['property'],
      anonMember: ['property'],
      methodSpec: ['method'],
    },
  },
  rust: {
    language: 'Rust',
    kinds: {
      function: FUNCTIONS,
      method: FUNCTIONS,
      struct: ['struct'],
      enum: ['enum'],
      enumerator: ['enum_member'],
      interface: ['trait'],
      module: ['module'],
      macro: ['macro'],
      typedef: ['type_alias'],
      variable: ['variable'],
      field: ['property'],
    },
  },
  java: {
    language: 'Java',
    kinds: {
      class: CLASSES,
      interface: ['interface'],
      enum: ['enum'],
      enumConstant: ['enum_member'],
      annotation: ['interface'],
      method: FUNCTIONS,
      field: VALUES,
    },
  },
  c: { language: 'C', kinds: C },
  cpp: { language: 'C++', kinds: { ...C, class: CLASSES, namespace: ['namespace'] } },
  csharp: {
    language: 'C#',
    kinds: {
      class: CLASSES,
      struct: ['struct'],
      interface: ['interface'],
      enum: ['enum'],
      enumerator: ['enum_member'],
      namespace: ['namespace'],
      method: FUNCTIONS,
      property: ['property'],
      field: VALUES,
      event: ['property'],
    },
  },
  ruby: {
    language: 'Ruby',
    kinds: {
      class: ['class'],
      module: ['module'],
      method: FUNCTIONS,
      singletonMethod: FUNCTIONS,
      accessor: ['property'],
      constant: ['constant'],
      alias: FUNCTIONS,
    },
  },
  php: {
    language: 'PHP',
    kinds: {
      class: ['class'],
      interface: ['interface'],
      trait: ['trait'],
      function: FUNCTIONS,
      define: ['constant'],
      variable: VALUES,
      namespace: ['namespace'],
    },
  },
  scala: {
    language: 'Scala',
    kinds: { class: CLASSES, object: ['module', 'class'], trait: ['trait'], method: FUNCTIONS, type: ['type_alias'] },
  },
  kotlin: {
    language: 'Kotlin',
    kinds: {
      class: CLASSES,
      interface: ['interface'],
      object: ['module', 'class'],
      method: FUNCTIONS,
      typealias: ['type_alias'],
      constant: VALUES,
      variable: VALUES,
    },
  },
  // ctags' name of `function M.util:load()` is `M.util:load`, and of `t["key"] = function` it is `t["key"]`.
  lua: {
    language: 'Lua',
    kinds: { function: FUNCTIONS },
    nameOf: (tag) => /^(?:.*\[)?(["'])(.*)\1\]$/.exec(tag)?.[2] ?? tag.replace(/^.*[.:]\s*/, ''),
  },
  bash: { language: 'Sh', kinds: { function: ['function'], alias: ['macro'] } },
};
