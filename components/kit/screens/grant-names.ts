import { shippedTitle } from '#lib/access/menu-titles.ts';
import { messageOf } from '#lib/messages/id.ts';
import { nameGrants } from './field-names.ts';

nameGrants((id) => messageOf('', shippedTitle(id)));
