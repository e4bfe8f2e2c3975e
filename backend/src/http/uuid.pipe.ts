import { Injectable, Param, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { uuid } from '@arogya/domain/rule';

const rule = uuid();

/** Throws 400 for an id that is not a UUID, with the parameter's name. */
@Injectable()
export class UuidPipe implements PipeTransform<unknown, string> {
  transform(value: unknown, { data = 'id' }: ArgumentMetadata): string {
    const refusal = rule.check(value);
    if (refusal) throw new Refusal('invalid', { errors: { [data]: refusal }, message: refusal });
    return String(value).toLowerCase();
  }
}

/** `@Id() id: string`: the uuid in the path. */
export const Id = (name = 'id'): ParameterDecorator => Param(name, UuidPipe);
