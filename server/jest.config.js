import { node } from 'shared/tooling/jest';

export default node(import.meta.dirname);
