/** In an entry of the menu, `title` is a message key, `icon` a bootstrap icon, `trans_code` the code that tellers type. */
export interface MenuDef {
  readonly title: string;
  readonly parent: string;
  readonly route: string;
  readonly icon: string;
  readonly trans_code: string;
}

/** Returns a title over screens; `parent` is the group that it stands in, '' for none. */
export const group = (title: string, icon: string, parent = ''): MenuDef => ({
  title,
  parent,
  route: '',
  icon,
  trans_code: '',
});
/** Returns a screen of the menu. */
export const screen = (parent: string, title: string, route: string, icon: string, trans_code = ''): MenuDef => ({
  title,
  parent,
  route,
  icon,
  trans_code,
});
