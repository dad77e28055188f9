import type { RouteDefinition } from '../route';

/** Collects every endpoint as it is added; the API description and the 405 answers are made from it. */
export class ApiDescription {
  readonly routes: RouteDefinition[] = [];

  add(definition: RouteDefinition): void {
    this.routes.push(definition);
  }
}
