const { spawnSync } = require('node:child_process');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '..');
/** What the server is built from, and tests alone do not change. */
const BUILT_FROM = ['backend', 'libs/domain', 'libs/languages', 'package-lock.json', ':!*.spec.ts'];

/** What git says of the repository in `root`; null where there is no git or no repository. */
const gitIn = (root) => (args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The last commit that changed the sources of the server: the same sources say the same, whatever else was committed since,
 * so that a build from the cache says nothing wrong. Null when they hold what is not committed.
 */
function commitOf(git) {
  if (git(['status', '--porcelain', '--', ...BUILT_FROM]) !== '') return null;
  return git(['log', '-1', '--format=%H', '--', ...BUILT_FROM]) || null;
}

/** What a server says of itself at `GET /api/version`. BUILD_COMMIT is for builds without a repository, such as an image's. */
exports.buildInfo = ({ env = process.env, git = gitIn(ROOT), version = require('../package.json').version } = {}) => ({
  version,
  commit: env.BUILD_COMMIT || commitOf(git),
});
