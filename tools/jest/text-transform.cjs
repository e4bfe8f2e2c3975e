/** A file of text is its text, as the build has it. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
