import { z } from 'zod';
import { fail, ok, type Result } from '../model/result.ts';
import { MASK, maskCredentials } from './maskCredentials.ts';

/** The environment variable of a setting: what its kind does not say. */
export interface Variable {
  readonly name: string;
  /** The text that counts when the variable is absent. */
  readonly fallback: string;
  /** One line for `.env.example` and for messages. */
  readonly about: string;
  /** What the value may be. */
  readonly allowed: string;
  /** A deployment has a value of its own: the fallback is that of the embedded origin. */
  readonly isRequired: boolean;
  /** Whether the setting is absent when the variable is empty or 0. */
  readonly isOptional: boolean;
  /** What messages show in place of the value is `MASK`. */
  readonly isMasked: boolean;
  /** Only its deployment may have it: no page contains it, and a file may (`readSecretFiles`). */
  readonly isSecret: boolean;
}

const REGISTRY = z.registry<Variable>();

/** A kind of values: parses the text of a variable. */
type Kind = z.ZodType<unknown, string>;

/** Returns a setting that always has a value: the variable's, or the fallback. */
export function setting<T extends Kind>(
  name: string,
  kind: T,
  {
    fallback,
    about,
    isRequired = false,
  }: Pick<Variable, 'fallback' | 'about'> & Partial<Pick<Variable, 'isRequired'>>,
): T {
  const allowed = describeKind(kind, kind.safeParse('').success);
  const schema = kind.clone();
  const variable = { name, fallback, about, allowed, isRequired, isOptional: false };
  REGISTRY.add(schema, { ...variable, isMasked: false, isSecret: false });
  return schema;
}

/**
 * Returns a setting that is absent when its variable is empty or 0. Every page contains the
 * settings, so those that few deployments have cost the others nothing.
 */
export function optionalSetting<T extends Kind>(
  name: string,
  kind: T,
  { about, isMasked = false }: Pick<Variable, 'about'> & Partial<Pick<Variable, 'isMasked'>>,
): z.ZodOptional<T> {
  return addOptional(name, kind, { about, isMasked, isSecret: false });
}

/** Returns an optional setting of a command that is a secret. */
export const secretSetting = <T extends Kind>(
  name: string,
  kind: T,
  { about }: Pick<Variable, 'about'>,
): z.ZodOptional<T> => addOptional(name, kind, { about, isMasked: true, isSecret: true });

function addOptional<T extends Kind>(
  name: string,
  kind: T,
  facts: Pick<Variable, 'about' | 'isMasked' | 'isSecret'>,
): z.ZodOptional<T> {
  const schema = z.optional(kind);
  const allowed = describeKind(kind, true);
  const variable = { name, fallback: '', allowed, isRequired: false, isOptional: true };
  REGISTRY.add(schema, { ...variable, ...facts });
  return schema;
}

function describeKind({ description }: Kind, mayBeEmpty: boolean): string {
  if (!description) throw new Error('A kind of values has no description.');
  return mayBeEmpty ? `${description}; may be empty` : description;
}

/** Returns the variables of a schema with the keys of their settings, in the schema's order. */
export const listVariables = (schema: z.ZodObject): readonly (Variable & { key: string })[] =>
  Object.entries(schema.shape).map(([key, field]) => {
    const variable = REGISTRY.get(field);
    if (!variable) throw new Error(`The setting ${key} has no variable.`);
    return { key, ...variable };
  });

/**
 * Formats a variable with its documentation and fallback, as a block of `.env.example`. What is not
 * required is a comment: a copy of the file sets nothing that another place may set.
 */
export const formatVariable = ({
  name,
  about,
  allowed,
  fallback,
  isRequired,
  isSecret,
}: Variable): string =>
  [
    `# ${about}`,
    `# Allowed: ${allowed}`,
    ...(isSecret ? [`# A secret: ${name}_FILE may name a file that has it.`] : []),
    `${isRequired ? '' : '#'}${name}=${fallback}\n`,
  ].join('\n');

export interface SettingsError {
  readonly kind: 'settings';
  /** One line for each wrong value: variable, value and what is allowed. */
  readonly problems: readonly string[];
}

/**
 * Parses variables (`SITE_ID=…`) by a schema. An absent variable takes its fallback; a wrong one is
 * an error. Rules between settings are checked when each setting is right by itself.
 */
export function parseVariables<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  variables: Readonly<Record<string, string | undefined>>,
): Result<z.output<z.ZodObject<Shape>>, SettingsError> {
  const texts = new Map<PropertyKey, string>();
  const rows = new Map<PropertyKey, Variable>();
  for (const { key, ...variable } of listVariables(schema)) {
    const text = (variables[variable.name] ?? variable.fallback).trim();
    if (variable.isOptional && /^0?$/.test(text)) continue;
    texts.set(key, text);
    rows.set(key, variable);
  }
  const parsed = schema.safeParse(Object.fromEntries(texts), { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  const problems = parsed.error.issues.map(({ path: [key = '', ...parts], input, message }) => {
    const variable = rows.get(key);
    // An issue of a part of a list has that part as its input.
    const text = parts.length > 0 ? String(input) : texts.get(key);
    return variable ? formatProblem(variable, text ?? '') : message;
  });
  return fail({ kind: 'settings', problems: [...new Set(problems)] });
}

/** Parses the variables of a command, of which an empty one has its fallback. */
export const parseCommandVariables = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  variables: Readonly<Record<string, string | undefined>>,
): ReturnType<typeof parseVariables<Shape>> =>
  parseVariables(
    schema,
    Object.fromEntries(Object.entries(variables).filter(([, text]) => text?.trim() !== '')),
  );

function formatProblem({ name, about, allowed, isMasked }: Variable, text: string): string {
  // As JSON, so that control characters are readable and do not reach the terminal.
  const shown = isMasked ? MASK : maskCredentials(JSON.stringify(text));
  return `${name}: ${shown} is not allowed. Allowed: ${allowed} (${about}).`;
}
