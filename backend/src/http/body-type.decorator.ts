import type { Type } from '@nestjs/common';

const PARAMETERS = 'design:paramtypes';

/** The class of a body or a query where that is a variable: of a class that is written there, the compiler notes it by itself. */
export const BodyType =
  (type: Type<object>): ParameterDecorator =>
  (target, method, index) => {
    const types = [...((Reflect.getMetadata(PARAMETERS, target, method as string) as unknown[] | undefined) ?? [])];
    types[index] = type;
    Reflect.defineMetadata(PARAMETERS, types, target, method as string);
  };
