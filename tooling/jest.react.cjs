const React = require('react');

// React in development keeps a stack of calls for each of the first ten thousand elements of every second, for warnings that
// name who made one; it took a fifth of the time of a large form's tests. Held at the number from which it keeps none. Should
// a version of React name this otherwise, tests are slower and no less right.
const own = React['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'];
Object.defineProperty(own ?? {}, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
