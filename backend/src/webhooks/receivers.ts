import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { postTo, worldOf, type Post, type PostResult } from './post';

/** What is outside and takes webhooks. Whoever posts to it holds no connection of the database meanwhile. */
@Injectable()
export class Receivers {
  constructor(private readonly config: Config) {}

  post(post: Post): Promise<PostResult> {
    return postTo(post, worldOf(this.config.isInHouse));
  }
}
