import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { PATH_METADATA } from '@nestjs/common/constants';
import { EACH_CALL_SAYS_PROOF } from '@arogya/domain/access';
import { ACCESS, PROOF } from './access.decorator';

interface Route {
  readonly name: string;
  readonly handler: () => unknown;
}

/**
 * The server does not start with a route that states neither an action nor that it is public, nor with one that touches an
 * account or a whole person and does not say whether it asks for a fresh proof of who is calling.
 */
@Injectable()
export class RouteCheck implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const routes = this.discovery.getControllers().flatMap(({ instance }) => this.routesOf(instance as object | null));
    const open = routes.filter(({ handler }) => this.ruleOf(handler) === undefined);
    if (open.length > 0) throw new Error(`Routes without @Access or @Public: ${namesOf(open)}`);
    const silent = routes.filter(
      ({ handler }) => EACH_CALL_SAYS_PROOF.has(this.ruleOf(handler) ?? '') && !Reflect.hasMetadata(PROOF, handler),
    );
    if (silent.length > 0) throw new Error(`Routes without @Confirmed, @ConfirmedWhen or @Unconfirmed: ${namesOf(silent)}`);
  }

  private ruleOf(handler: Route['handler']): string | undefined {
    return this.reflector.get<string | undefined>(ACCESS, handler);
  }

  private routesOf(controller: object | null): Route[] {
    if (!controller) return [];
    const prototype = Object.getPrototypeOf(controller) as Record<string, unknown>;
    return this.scanner
      .getAllMethodNames(prototype)
      .map((name) => ({ name: `${controller.constructor.name}.${name}`, handler: prototype[name] as Route['handler'] }))
      .filter(({ handler }) => Reflect.hasMetadata(PATH_METADATA, handler));
  }
}

const namesOf = (routes: readonly Route[]): string => routes.map(({ name }) => name).join(', ');
