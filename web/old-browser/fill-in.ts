// The merging of records asks for it, and Safari before 15.4, Chrome before 93 and Firefox before 92 have none.
Object.hasOwn ??= (object, name) => Object.hasOwn(object, name);
