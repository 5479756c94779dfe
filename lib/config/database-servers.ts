/** The setting picks a server of an address, as `target_session_attrs` of PostgreSQL's own clients does. */
const WANTED = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
export type Wanted = (typeof WANTED)[number];

/** A configured address of a database may name several servers, `postgres://user:password@a:5432,b:5432/amanah?target_session_attrs=read-write`. */
export interface DatabaseServers {
  /** Each entry is the address of one server, in their order, without the choice among them. */
  readonly urls: readonly [string, ...string[]];
  readonly wanted: Wanted;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)\??(.*)$/;

/** Reads an address; undefined when it is none. */
export function databaseServers(address: string): DatabaseServers | undefined {
  const [, before = '', hosts = '', path = '', query = ''] = ADDRESS.exec(address) ?? [];
  const more = new URLSearchParams(query);
  const asked = more.get('target_session_attrs') ?? 'any';
  more.delete('target_session_attrs');
  const wanted = WANTED.find((each) => each === asked);
  const tail = more.size > 0 ? `?${more}` : '';
  const [first, ...others] = hosts.split(',').map((host) => `${before}${host}${path}${tail}`);
  if (!wanted || first === undefined || ![first, ...others].every((url) => URL.canParse(url))) return undefined;
  return { urls: [first, ...others], wanted };
}
