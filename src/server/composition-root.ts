import 'reflect-metadata';
import { container as rootContainer, type DependencyContainer } from 'tsyringe';
import {
  LineEditor,
  openProject,
  ProjectIndex,
  SymbolLookup,
  TextSearch,
  Workspace,
  type Project,
  type ProjectOptions,
} from '../engine';

/** One project and the container its calls are resolved from: a process can serve several. */
export interface ProjectScope {
  readonly project: Project;
  readonly container: DependencyContainer;
}

/**
 * The one place that decides what lives how long: the services live as long as their project, which the caller closes.
 * @throws EngineError when the directory cannot be a project
 */
export async function openProjectScope(directory: string, options: ProjectOptions): Promise<ProjectScope> {
  const project = await openProject(directory, options);
  const container = rootContainer.createChildContainer();
  container.registerInstance(Workspace, project.workspace);
  container.registerInstance(ProjectIndex, project.index);
  container.registerInstance(SymbolLookup, project.symbols);
  container.registerInstance(TextSearch, project.text);
  container.registerInstance(LineEditor, project.editor);
  return { project, container };
}
