import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a test waits for what comes by itself says how busy the machine may be, not how fast the product is.
configure({ asyncUtilTimeout: 15_000 });
