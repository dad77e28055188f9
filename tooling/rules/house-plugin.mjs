function isFunction(declaration) {
  if (declaration.type === 'FunctionDeclaration') return true;
  if (declaration.type !== 'VariableDeclaration') return false;
  return declaration.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression');
}

/** An exported function opens with its promise: a comment that says what holds afterwards and when it refuses. */
const promise = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      absent: 'An exported function opens with one sentence of promise: /** What holds, when it refuses. */',
    },
  },
  create(context) {
    const source = context.sourceCode;
    return {
      ExportNamedDeclaration(node) {
        if (!node.declaration || !isFunction(node.declaration)) return;
        const isPromised = source
          .getCommentsBefore(node)
          .some(({ type, value }) => type === 'Block' && value.startsWith('*'));
        if (!isPromised) context.report({ node, messageId: 'absent' });
      },
    };
  },
};

const isMember = ({ object, property }, owner, name) =>
  object.type === 'Identifier' && object.name === owner && property.name === name;

/** True inside the `try` of a statement that catches: what is missing there is answered. */
function isCaught(node) {
  for (let child = node, { parent } = node; parent; child = parent, { parent } = parent) {
    if (parent.type === 'TryStatement' && parent.handler && parent.block === child) return true;
    if (/Function/.test(parent.type)) return false;
  }
  return false;
}

/** What a browser gives to pages over https alone is not used without an answer for plain http. */
const secureContext = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      id: '`randomUUID` is missing over plain http: take newId of shared/contract/new-id.',
      uncaught: '`{{ name }}` is missing over plain http: use it in a `try` whose `catch` says what then.',
    },
  },
  create(context) {
    return {
      Identifier(node) {
        if (node.name === 'randomUUID') context.report({ node, messageId: 'id' });
      },
      MemberExpression(node) {
        const [owner, name] = [
          ['navigator', 'clipboard'],
          ['crypto', 'subtle'],
        ].find(([object, property]) => isMember(node, object, property)) ?? [null];
        if (owner === null || isCaught(node)) return;
        context.report({ node, messageId: 'uncaught', data: { name: `${owner}.${name}` } });
      },
    };
  },
};

const MOST_LINES = 80;

/** True of what `describe` is given: a chapter of tests is as long as its tests. */
function isChapter({ parent, type }) {
  if (parent.type !== 'CallExpression' || type === 'FunctionDeclaration') return false;
  let { callee } = parent;
  while (callee.type !== 'Identifier') {
    const next = callee.object ?? callee.callee ?? callee.tag;
    if (next === undefined) return false;
    callee = next;
  }
  return callee.name === 'describe';
}

/** A function is read in one look: 80 lines with its comments, a component with its markup too. */
const functionLength = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: 'The function has {{ lines }} lines, the limit is 80; it does two things, part them.' },
  },
  create(context) {
    const check = (node) => {
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (lines > MOST_LINES && !isChapter(node)) {
        context.report({ node, loc: node.loc.start, messageId: 'long', data: { lines } });
      }
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

/** True of a name inside what a type is given: `Pick<Agreement, 'commercial_offer'>` names a field. */
function isNameOfField(node) {
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.type === 'TSTypeParameterInstantiation') return true;
    if (!/^TS(LiteralType|UnionType)$/.test(parent.type)) return false;
  }
  return false;
}

/** The kinds that come with the product: their names on the wire, and their keys among them. */
const KINDS = { agreement: 'agreement', addendum: 'addendum', commercial_offer: 'commercialOffer' };

/** A kind is named in its own rooms: code for any kind takes what the registry of kinds says of each. */
const kindInItsRoom = {
  meta: {
    type: 'problem',
    schema: { type: 'array', items: { enum: Object.keys(KINDS) } },
    messages: {
      foreign: 'The kind «{{ kind }}» is named here, where any kind may come: ask the registry of kinds.',
    },
  },
  create(context) {
    const kinds = Object.fromEntries(context.options.map((name) => [name, KINDS[name]]));
    const report = (node, kind) => context.report({ node, messageId: 'foreign', data: { kind } });
    return {
      Literal(node) {
        if (typeof node.value === 'string' && Object.hasOwn(kinds, node.value) && !isNameOfField(node)) {
          report(node, node.value);
        }
      },
      TemplateElement(node) {
        const kind = Object.keys(kinds).find((name) => node.value.raw.includes(`'${name}'`));
        if (kind !== undefined) report(node, kind);
      },
      MemberExpression(node) {
        const kind = Object.keys(kinds).find((name) => isMember(node, 'RECORD_KINDS', kinds[name]));
        if (kind !== undefined) report(node, kind);
      },
    };
  },
};

/** A test that is skipped or alone proves nothing of the rest; a journey's `test` is no global, so a rule of jest lets it be. */
const wholeTests = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { part: 'A test that is skipped or alone proves nothing of the rest.' },
  },
  create(context) {
    return {
      CallExpression({ callee }) {
        const isPart =
          callee.type === 'MemberExpression' &&
          /^(it|test|describe)$/.test(callee.object.name) &&
          /^(only|skip|todo|fixme)$/.test(callee.property.name);
        if (isPart) context.report({ node: callee, messageId: 'part' });
      },
    };
  },
};

/** The rules of this house that no public plugin knows. */
export default {
  meta: { name: 'house' },
  rules: {
    promise,
    'secure-context': secureContext,
    'function-length': functionLength,
    'kind-in-its-room': kindInItsRoom,
    'whole-tests': wholeTests,
  },
};
