/** A text file becomes a module with its text, as in the build. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
