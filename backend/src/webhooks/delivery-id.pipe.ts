import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';

const NAME = 'deliveryId';
const NUMBER = /^\d{1,18}$/u;

/** Throws 400 for an id that is not a whole number. */
@Injectable()
class DeliveryIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value === 'string' && NUMBER.test(value)) return value;
    const message = 'Must be the id of a delivery';
    throw new Refusal('invalid', { errors: { [NAME]: message }, message });
  }
}

/** `@DeliveryId() deliveryId: string`: the id of a delivery in the path. */
export const DeliveryId = (): ParameterDecorator => Param(NAME, DeliveryIdPipe);
