import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test waits for what comes by itself says how busy the machine may be, not how fast the product is.
// Effects begin, end and begin again, so that one which cannot is found here.
configure({ asyncUtilTimeout: 15_000, reactStrictMode: true });
