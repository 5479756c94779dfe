import { atCounter, screens } from '../screens.ts';
import { testEach } from './each.ts';

testEach(screens.filter((screen) => !atCounter(screen)));
