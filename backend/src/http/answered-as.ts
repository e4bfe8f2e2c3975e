import type { FastifyReply } from 'fastify';
import { AnswerWithHeaders } from './shape-answer';

/** A record that is answered with another status than its route has, which says whether the call has made it. */
export class AnsweredAs<T extends { readonly id: string }> extends AnswerWithHeaders {
  readonly id: string;

  constructor(
    private readonly status: 200 | 201,
    readonly answer: T,
  ) {
    super();
    this.id = answer.id;
  }

  unwrap(reply: FastifyReply): T {
    reply.status(this.status);
    return this.answer;
  }
}

/** The answer to a program that would make what is there already, where a new record is answered with 201. */
export const alreadyThere = <T extends { readonly id: string }>(answer: T): AnsweredAs<T> => new AnsweredAs(200, answer);

/** The answer to a program whose call may change a record, and has made it. */
export const justMade = <T extends { readonly id: string }>(answer: T): AnsweredAs<T> => new AnsweredAs(201, answer);
