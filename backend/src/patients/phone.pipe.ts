import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Refusal } from '@arogya/domain/refusal';
import { visiblePhone } from '@arogya/domain/phones/plain';
import { phone } from '@arogya/domain/rule';

const rule = phone('Valid phone number is required');

/** Throws 400 for what is not a phone number, with the parameter's name. */
@Injectable()
export class PhonePipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const message = rule.check(value);
    if (message) throw new Refusal('invalid', { errors: { phone: message }, message });
    return visiblePhone(String(value));
  }
}

/** `@Phone() phone: string`: the number in the path, as it was typed. */
export const Phone = (): ParameterDecorator => Param('phone', PhonePipe);

export const PhoneDocumented = (): MethodDecorator =>
  ApiParam({ name: 'phone', schema: { type: 'string', maxLength: 25 }, example: '+91 55500 10001' });
