import type { FastifyReply } from 'fastify';
import { AnswerWithHeaders } from '../http/shape-answer';

/** The answer to a program that would make what is there already: 200 with that record, where a new one is answered with 201. */
export class AlreadyThere<T extends { readonly id: string }> extends AnswerWithHeaders {
  readonly id: string;

  constructor(readonly answer: T) {
    super();
    this.id = answer.id;
  }

  unwrap(reply: FastifyReply): T {
    reply.status(200);
    return this.answer;
  }
}
