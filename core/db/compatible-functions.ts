/**
 * Functions of earlier releases, by the release and their print (`select sidik from schema_migration where nama = 'functions'` on its database): cores of
 * those releases go on working while the functions of this one stand in the database. An entry is a promise about every function that such a core
 * calls: its name, its parameters and what its answer means are as they were. Entries are added by whoever makes a release and tried by
 * tests/core/server/rolling-upgrade.test.ts; a function that no listed release calls any more may go.
 */
export const compatibleFunctions: Readonly<Record<string, string>> = {};
