import type { Operations } from '#core/engine/submitted.ts';
import { makeLens } from '#core/management/lens.ts';
import { menu } from '#core/management/menu-queries.ts';
import { saveMenu } from '#core/management/menus.ts';
import { role, roleDetail, roleList } from '#core/management/role-queries.ts';
import { saveRole } from '#core/management/roles.ts';
import { processor, read } from './handler.ts';

/** Roles, menus and why somebody may; the lens judges by the operations themselves. */
export const roleHandlers = (operations: Operations) => ({
  'management.menu': read(menu),
  'management.saveMenu': processor(saveMenu),
  'management.role': read(role),
  'management.roleList': read(roleList),
  'management.roleDetail': read(roleDetail),
  'management.saveRole': processor(saveRole),
  'management.lens': read(makeLens(operations)),
});
