import assert from 'node:assert/strict';
import { cookieOf, sessionOf, signIn, type DemoRole } from './sessions';

const JSON_BODY = { 'content-type': 'application/json' };

/** The product as a program sees it that is signed in as a demo account: to prepare a test, and to ask what it has done. */
export class Api {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  static async as(origin: string, username: DemoRole): Promise<Api> {
    return new Api(origin, cookieOf(origin === process.env.E2E_ORIGIN ? sessionOf(username) : await signIn(origin, username)));
  }

  async get<Answer>(path: string): Promise<Answer> {
    return this.call<Answer>(path, { headers: { cookie: this.cookie } });
  }

  async post<Answer>(path: string, body: object): Promise<Answer> {
    return this.send<Answer>('POST', path, body);
  }

  async put<Answer>(path: string, body: object): Promise<Answer> {
    return this.send<Answer>('PUT', path, body);
  }

  private send<Answer>(method: string, path: string, body: object): Promise<Answer> {
    return this.call<Answer>(path, { method, headers: { ...JSON_BODY, cookie: this.cookie }, body: JSON.stringify(body) });
  }

  private async call<Answer>(path: string, request: RequestInit): Promise<Answer> {
    let answer = await fetch(`${this.origin}/api/${path}`, request);
    let text = await answer.text();
    // As any program does: it proves once more who it is, and sends the call again.
    if (text.includes('urn:arogyadesk:confirmNeeded')) {
      const proof = { method: 'POST', headers: { ...JSON_BODY, cookie: this.cookie }, body: JSON.stringify({ password: 'demo1234' }) };
      await fetch(`${this.origin}/api/auth/confirm`, proof);
      answer = await fetch(`${this.origin}/api/${path}`, request);
      text = await answer.text();
    }
    assert.ok(answer.ok, `${request.method ?? 'GET'} ${path} answered ${answer.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}
