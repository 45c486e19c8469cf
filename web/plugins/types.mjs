/**
 * Types: the forms of the server for TypeScript, made from openapi.json, which `arpents admin schema` prints.
 *
 * Their first line names what they were made from, by which a test in Python tells whether they are up to date.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const schema = readFileSync("openapi.json");
const digest = createHash("sha256").update(schema).digest("hex");
const types = astToString(await openapiTS(schema.toString()));
writeFileSync("src/api/schema.d.ts", `// Made by \`npm run types\` from ${digest}\n\n${types}`);
