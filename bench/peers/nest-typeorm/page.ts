import type { Type, ValidationPipeOptions } from '@nestjs/common';
import { IsDateString, IsInt, IsOptional, IsString, IsUUID, Max, Min } from 'class-validator';

/** The ids of the data are digests, whose bits say no version. */
export class IdParam {
  @IsUUID('loose')
  id!: string;
}

/** What a list may be asked. Numbers come as text and are made numbers by their defaults' readers. */
export class ListQuery {
  @IsOptional()
  @IsUUID('loose')
  hospitalId?: string;

  @IsOptional()
  @IsDateString()
  from?: string;

  @IsOptional()
  @IsDateString()
  to?: string;

  @IsOptional()
  @IsString()
  q?: string;

  @IsInt()
  @Min(1)
  page = 1;

  @IsInt()
  @Min(1)
  @Max(200)
  pageSize = 50;
}

/** What `ValidationPipe` calls to make a DTO of a query or a body; numbers of a query come as text. */
export const transformer: NonNullable<ValidationPipeOptions['transformerPackage']> = {
  plainToInstance: <T>(type: Type<T>, plain: unknown): T => {
    const made = new type();
    const numbers = Object.entries(made as object).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []));
    const read = Object.entries(plain ?? {}).map(([name, value]) => [name, numbers.includes(name) ? Number(value) : (value as unknown)]);
    return Object.assign(made as object, Object.fromEntries(read)) as T;
  },
  classToPlain: (made: unknown) => made as object,
};

/** A page of rows with the number of all. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export const pageOf = <T>([data, total]: [T[], number], { page, pageSize }: ListQuery): Page<T> => ({ data, total, page, pageSize });
