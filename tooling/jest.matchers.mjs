import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

// How long a test waits for what comes by itself says how busy the machine may be, not how fast the product is.
// Effects begin, end and begin again, so that one which cannot is found here.
configure({ asyncUtilTimeout: 15_000, reactStrictMode: true });

const { getElementError } = getConfig();

// An element that is waited for is looked for many times, and each time that it was not there the page was written out for
// nobody to read. It is written when somebody asks what was wrong: when the wait is given up.
configure({
  getElementError(message, container) {
    const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    if (!isWaiting) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});
