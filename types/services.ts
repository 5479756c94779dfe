import type { ProtoServices } from './proto/services.ts';

/** The area of a service is its name in lower camel case; the rpcs of ReportJob stand under `reporting`. */
type AreaOf<Name extends string> = Name extends 'ReportJob' ? 'reporting' : Uncapitalize<Name>;

/** Every gRPC service of the core, by banking area. */
export type Services = {
  [Name in keyof ProtoServices as Name extends `amanah.v1.${infer Own}` ? AreaOf<Own> : never]: ProtoServices[Name];
};
