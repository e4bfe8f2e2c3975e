import { ApiHeader, type ApiHeaderOptions } from '@nestjs/swagger';

/** For a parameter decorator that reads a header: the call says in the contract that it takes it. */
export const documentedHeader =
  (header: ApiHeaderOptions): ParameterDecorator =>
  (target, key) => {
    const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key !== undefined && descriptor) ApiHeader(header)(target, key, descriptor);
  };
