import { openStandalone } from 'shared/standalone';

import { area } from './area';
import module from './module';

openStandalone(area, module);
