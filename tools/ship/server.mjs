import { Failure } from '../start/failure.mjs';

/** The sentence of an error, with the fields it names. */
async function sentenceOf(answer) {
  const problem = await answer.json().catch(() => ({}));
  const fields = Object.values(problem.errors ?? {}).join(' ');
  return `${problem.detail ?? `The server answered ${answer.status}.`}${fields && fields !== problem.detail ? ` ${fields}` : ''}`;
}

/** The calls of `/api/releases` on a running installation, with a key. */
export function releasesAt({ origin, key }) {
  const call = async (method, path, body) => {
    const isBytes = Buffer.isBuffer(body);
    const type = body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' };
    const answer = await fetch(`${origin}/api/releases${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...type },
      body: body === undefined || isBytes ? body : JSON.stringify(body),
    }).catch((error) => {
      throw new Failure(`${origin} does not answer: ${error.cause?.message ?? error.message}`);
    });
    if (!answer.ok) throw new Failure(await sentenceOf(answer));
    return answer.status === 204 ? null : answer.json();
  };
  return {
    all: () => call('GET', ''),
    missing: async (sha256) => (await call('POST', '/missing', { sha256 })).missing,
    keep: (sha256, bytes) => call('PUT', `/files/${sha256}`, bytes),
    publish: (note) => call('POST', '', note),
    choose: (name, wanted) => call('PUT', `/${name}/live`, wanted),
    switchOff: (name, off, why) => call('PUT', `/${name}/off`, { off, why }),
    rollBack: (name, why) => call('POST', `/${name}/rollback`, { why }),
  };
}
