import { browser } from 'shared/tooling/jest';

export default browser(import.meta.dirname);
