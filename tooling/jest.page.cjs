// jsdom takes its own parts when it is loaded.
require('./jest.sheet.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
// The icons are made by Node's React.
require('./jest.react.cjs');

/**
 * A page of jsdom, in which Node loads once a worker what is dear to load and keeps nothing that one test file could leave
 * to another: five thousand icons, each a function of its properties.
 */
module.exports = class extends TestEnvironment {
  packages = new Set(['@tabler/icons-react']);
};
