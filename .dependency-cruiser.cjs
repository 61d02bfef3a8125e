/** The house of docs/architecture.md: each floor imports only what stands below it. */
const floor = (name, from, notTo, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: notTo },
});

module.exports = {
  forbidden: [
    floor(
      'framework-is-alone',
      '^src/framework',
      '^src/(engine|tools|server|cli)',
      'The framework knows nothing of code intelligence.',
    ),
    floor(
      'engine-is-alone',
      '^src/engine',
      '^src/(framework|tools|server|cli)',
      'The engine knows nothing of MCP, tools or the framework.',
    ),
    floor('tools-below-server', '^src/tools', '^src/(server|cli)', 'A tool is mounted, it does not mount.'),
    floor('server-below-cli', '^src/server', '^src/cli', 'The command is one way to start a server.'),
    floor(
      'sdk-only-in-mcp',
      '^src/(?!framework/mcp/)',
      'node_modules/@modelcontextprotocol',
      'framework/mcp is the only place that imports the SDK.',
    ),
    floor(
      'engine-without-framework-libraries',
      '^src/engine',
      'node_modules/(tsyringe|class-validator|class-transformer|reflect-metadata)/',
      'Dependency injection and validation belong to the framework.',
    ),
    floor('no-test-code-in-src', '^src', '^(test|bench)', 'What ships does not need what tests it.'),
    {
      name: 'no-circular',
      severity: 'error',
      from: { path: '^src' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-to-dev-dependencies',
      severity: 'error',
      from: { path: '^src' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'Tests of what ships reach into dist, which need not be built yet.',
      from: {},
      to: { couldNotResolve: true, pathNot: 'dist/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/fixtures' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // web-tree-sitter is found through its exports map only.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['require', 'node', 'default', 'types'] },
  },
};
