import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { PATH_METADATA } from '@nestjs/common/constants';
import { ACCESS } from './access.decorator';

/** The server does not start with a route that states neither an action nor that it is public. */
@Injectable()
export class RouteCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const open = this.discovery.getControllers().flatMap(({ instance }) => this.openRoutes(instance as object | null));
    if (open.length > 0) throw new Error(`Routes without @Access or @Public: ${open.join(', ')}`);
  }

  private openRoutes(controller: object | null): string[] {
    if (!controller) return [];
    const prototype = Object.getPrototypeOf(controller) as Record<string, unknown>;
    return this.scanner
      .getAllMethodNames(prototype)
      .filter((name) => {
        const method = prototype[name] as () => unknown;
        return Reflect.hasMetadata(PATH_METADATA, method) && this.reflector.get(ACCESS, method) === undefined;
      })
      .map((name) => `${controller.constructor.name}.${name}`);
  }
}
