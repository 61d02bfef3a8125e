'use strict';
/** Compiles src to dist and copies the grammars' wasm files out of their (large) packages. */
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const grammars = path.join(root, 'grammars');
const modules = path.join(root, 'node_modules');

fs.mkdirSync(grammars, { recursive: true });
for (const name of fs.readdirSync(modules).filter((entry) => entry.startsWith('tree-sitter-'))) {
  const from = path.join(modules, name);
  for (const file of fs.readdirSync(from).filter((entry) => entry.endsWith('.wasm'))) {
    fs.copyFileSync(path.join(from, file), path.join(grammars, file));
  }
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
