import { shell } from 'shared/tooling/webpack';

export default shell(import.meta.dirname);
