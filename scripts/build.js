'use strict';
/** Compiles src to dist and copies the grammars' wasm files out of their (large) packages. */
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const grammars = path.join(root, 'grammars');
const modules = path.join(root, 'node_modules');

fs.mkdirSync(grammars, { recursive: true });
for (const from of grammarPackages()) {
  const files = fs.readdirSync(from);
  for (const file of files.filter((name) => name.endsWith('.wasm'))) {
    fs.copyFileSync(path.join(from, file), path.join(grammars, file));
    // The licences ask for their notice to stand beside every copy.
    const licence = files.find((name) => /^licen[cs]e/i.test(name));
    fs.copyFileSync(path.join(from, licence), path.join(grammars, file.replace(/\.wasm$/, '.LICENSE')));
  }
}

function grammarPackages() {
  const scope = path.join(modules, '@tree-sitter-grammars');
  return [
    ...fs
      .readdirSync(modules)
      .filter((name) => name.startsWith('tree-sitter-'))
      .map((name) => path.join(modules, name)),
    ...fs.readdirSync(scope).map((name) => path.join(scope, name)),
  ];
}

execFileSync(process.execPath, [require.resolve('typescript/bin/tsc6'), '-p', path.join(root, 'tsconfig.build.json')], {
  stdio: 'inherit',
});

/** Tree-sitter queries are data beside the code that reads them. */
fs.cpSync(path.join(root, 'src'), path.join(root, 'dist'), {
  recursive: true,
  filter: (source) => fs.statSync(source).isDirectory() || source.endsWith('.scm'),
});
fs.chmodSync(path.join(root, 'dist/cli/main.js'), 0o755);
