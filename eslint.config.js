import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const rules = ['src/engine/**/*.ts', 'src/games/*/{rules,bots,after}/**/*.ts', 'src/games/*/*.ts', 'src/bots/**/*.ts'];
const pages = ['src/web/**/*.ts', 'src/games/*/pages/**/*.ts', 'src/games/{pages,shelf}.ts'];
const tests = ['**/*.test.ts', '**/testing/**/*.ts'];

/*
 * Rules that need types take most of the linter's time. svelte-check already checks the types of components, and the
 * bench imports packages that may not be installed, because nobody needs them in order to play. In tests and pages, rules
 * that need types run only in `npm run test:long`.
 */
const isThorough = process.env['HIDEOUT_TEST_SCALE'] === 'long';
const untypedByDay = [...pages, 'tests/**/*.ts', ...tests];
const untyped = ['**/*.svelte', 'bench/**', ...(isThorough ? [] : untypedByDay)];

const noClock = 'The rules know no clock.';
const noChance = 'The only chance is the one in the state; see src/engine/chance.';
const noOutside = 'The rules know nothing of the world they run in.';

const unpredictable = [
  { name: 'Date', message: noClock },
  { name: 'crypto', message: noChance },
];
const outside = [
  { name: 'performance', message: noClock },
  { name: 'process', message: noOutside },
  { name: 'console', message: noOutside },
];

const switchAsParameter = {
  // What must hold, in an assertion, is not a switch.
  selector:
    ':function > Identifier.params[typeAnnotation.typeAnnotation.type="TSBooleanKeyword"][name!=/^(holds|law)$/]',
  message: 'A caller cannot tell what `true` means: take a name, an object, or write two functions.',
};
const castThroughAnother = {
  selector: 'TSAsExpression > TSAsExpression',
  message: 'A cast through another type hides a mistake.',
};

export default defineConfig(
  globalIgnores(['**/dist/', '.svelte-check/', 'data/']),
  {
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { noInlineConfig: true },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-warning-comments': 'error',
      // A file of 300 lines is where one looks twice; it is split by meaning, not to reach a number.
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-restricted-syntax': ['error', switchAsParameter, castThroughAnother],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      // To name a field is how it is left out of the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A game's functions are written as methods for the sake of their types; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      // Addresses are our own, and the pages have a router of their own.
      'svelte/no-navigation-without-resolve': 'off',
      // Only what changes on the screen has to be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    files: untyped,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
    },
  },
  {
    // Examples are read by people who may write in other languages: plain scripts, outside the types of the project.
    files: ['examples/**'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    // Other packages hand over what their types do not tell.
    files: ['bench/**'],
    rules: { 'no-restricted-syntax': ['error', switchAsParameter] },
  },
  {
    files: rules,
    rules: {
      'no-restricted-globals': ['error', ...unpredictable, ...outside],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: noChance }],
    },
  },
  {
    files: tests,
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: tests.map((file) => `src/{engine,games,bots}/${file}`),
    rules: { 'no-restricted-globals': ['error', ...unpredictable] },
  },
  {
    // It plants games that break these very laws.
    files: ['src/engine/testing/conformance.test.ts'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: {
      // JSON.parse gives `any`, and JavaScript has no cast to say what it is.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
