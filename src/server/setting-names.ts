/** The names of all settings in the environment. */
export const settingNames = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'COPIES_DIR',
  'PUBLIC_URL',
  'ALLOWED_HOSTS',
  'TRUST_PROXY',
  'SHARE',
  'OPEN_TABLES',
  'TABLE_KEY',
  'METRICS',
  'KEEP_DAYS',
  'BOTS',
  'LOG_LEVEL',
] as const;
export type SettingName = (typeof settingNames)[number];

/**
 * An environment without our settings, for programs of others: the key of the server and the password of its database
 * are none of their business. The driver of PostgreSQL reads PGPASSWORD and its like.
 */
export function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOurs = (name: string) => settingNames.some((each) => each === name) || /^PG[A-Z]/.test(name);
  // Windows does not tell small letters in names from capitals.
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOurs(name.toUpperCase())));
}
