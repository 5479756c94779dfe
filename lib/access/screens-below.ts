import type { OperationDefinition, OwnScreen } from '#lib/operations/definition.ts';
import { type OperationCode, operations } from '#lib/operations/operations.ts';
import { type MenuDef, screen } from './menu-def.ts';

type OwnScreens = Extract<(typeof operations)[OperationCode]['screen'], OwnScreen>;
type ScreensBelow<P extends string> = { readonly [S in Extract<OwnScreens, { parent: P }> as S['menu']]: MenuDef };

/** Returns the screens of operations below this group, as their definitions say. */
export const screensBelow = <P extends string>(parent: P) =>
  Object.fromEntries(
    Object.values(operations).flatMap((definition: OperationDefinition) =>
      definition.screen?.parent === parent
        ? [
            [
              definition.screen.menu,
              screen(
                parent,
                definition.screen.title,
                definition.screen.route,
                definition.screen.icon,
                definition.trans_code,
              ),
            ],
          ]
        : [],
    ),
  ) as ScreensBelow<P>;
