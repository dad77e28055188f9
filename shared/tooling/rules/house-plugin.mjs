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

/** The rules of this house that no public plugin knows. */
export const house = { rules: { promise } };
