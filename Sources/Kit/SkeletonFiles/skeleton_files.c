// The files of the skeletons, put into the program by the compiler: `assay` stays one binary, and each file stays a
// real source file of its language. A test compares this table with the folder.

#include "skeleton_files.h"

static const unsigned char c_gitignore[] = {
#embed "templates/c/.gitignore"
};
static const unsigned char c_Makefile[] = {
#embed "templates/c/Makefile"
};
static const unsigned char c_README_md[] = {
#embed "templates/c/README.md"
};
static const unsigned char c_adapter_c[] = {
#embed "templates/c/adapter.c"
};
static const unsigned char c_hindex_c[] = {
#embed "templates/c/hindex.c"
};
static const unsigned char c_json_c[] = {
#embed "templates/c/json.c"
};
static const unsigned char c_json_h[] = {
#embed "templates/c/json.h"
};
static const unsigned char c_subsystems_h[] = {
#embed "templates/c/subsystems.h"
};
static const unsigned char csharp_gitignore[] = {
#embed "templates/csharp/.gitignore"
};
static const unsigned char csharp_Adapter_cs[] = {
#embed "templates/csharp/Adapter.cs"
};
static const unsigned char csharp_Contract_cs[] = {
#embed "templates/csharp/Contract.cs"
};
static const unsigned char csharp_HIndex_cs[] = {
#embed "templates/csharp/HIndex.cs"
};
static const unsigned char csharp_Json_cs[] = {
#embed "templates/csharp/Json.cs"
};
static const unsigned char csharp_Makefile[] = {
#embed "templates/csharp/Makefile"
};
static const unsigned char csharp_README_md[] = {
#embed "templates/csharp/README.md"
};
static const unsigned char go_gitignore[] = {
#embed "templates/go/.gitignore"
};
static const unsigned char go_README_md[] = {
#embed "templates/go/README.md"
};
static const unsigned char go_contract_go[] = {
#embed "templates/go/contract.go"
};
static const unsigned char go_go_mod[] = {
#embed "templates/go/go.mod"
};
static const unsigned char go_hindex_go[] = {
#embed "templates/go/hindex.go"
};
static const unsigned char go_main_go[] = {
#embed "templates/go/main.go"
};
static const unsigned char java_gitignore[] = {
#embed "templates/java/.gitignore"
};
static const unsigned char java_Adapter_java[] = {
#embed "templates/java/Adapter.java"
};
static const unsigned char java_HIndex_java[] = {
#embed "templates/java/HIndex.java"
};
static const unsigned char java_Json_java[] = {
#embed "templates/java/Json.java"
};
static const unsigned char java_Makefile[] = {
#embed "templates/java/Makefile"
};
static const unsigned char java_README_md[] = {
#embed "templates/java/README.md"
};
static const unsigned char java_Rejection_java[] = {
#embed "templates/java/Rejection.java"
};
static const unsigned char javascript_README_md[] = {
#embed "templates/javascript/README.md"
};
static const unsigned char javascript_adapter_js[] = {
#embed "templates/javascript/adapter.js"
};
static const unsigned char javascript_contract_js[] = {
#embed "templates/javascript/contract.js"
};
static const unsigned char javascript_hindex_js[] = {
#embed "templates/javascript/hindex.js"
};
static const unsigned char javascript_json_js[] = {
#embed "templates/javascript/json.js"
};
static const unsigned char javascript_package_json[] = {
#embed "templates/javascript/package.json"
};
static const unsigned char kotlin_gitignore[] = {
#embed "templates/kotlin/.gitignore"
};
static const unsigned char kotlin_Adapter_kt[] = {
#embed "templates/kotlin/Adapter.kt"
};
static const unsigned char kotlin_Contract_kt[] = {
#embed "templates/kotlin/Contract.kt"
};
static const unsigned char kotlin_HIndex_kt[] = {
#embed "templates/kotlin/HIndex.kt"
};
static const unsigned char kotlin_Json_kt[] = {
#embed "templates/kotlin/Json.kt"
};
static const unsigned char kotlin_Makefile[] = {
#embed "templates/kotlin/Makefile"
};
static const unsigned char kotlin_README_md[] = {
#embed "templates/kotlin/README.md"
};
static const unsigned char perl_README_md[] = {
#embed "templates/perl/README.md"
};
static const unsigned char perl_adapter_pl[] = {
#embed "templates/perl/adapter.pl"
};
static const unsigned char perl_lib_Contract_pm[] = {
#embed "templates/perl/lib/Contract.pm"
};
static const unsigned char perl_lib_HIndex_pm[] = {
#embed "templates/perl/lib/HIndex.pm"
};
static const unsigned char php_README_md[] = {
#embed "templates/php/README.md"
};
static const unsigned char php_adapter_php[] = {
#embed "templates/php/adapter.php"
};
static const unsigned char php_contract_php[] = {
#embed "templates/php/contract.php"
};
static const unsigned char php_hindex_php[] = {
#embed "templates/php/hindex.php"
};
static const unsigned char php_json_php[] = {
#embed "templates/php/json.php"
};
static const unsigned char python_gitignore[] = {
#embed "templates/python/.gitignore"
};
static const unsigned char python_README_md[] = {
#embed "templates/python/README.md"
};
static const unsigned char python_adapter_py[] = {
#embed "templates/python/adapter.py"
};
static const unsigned char python_contract_py[] = {
#embed "templates/python/contract.py"
};
static const unsigned char python_hindex_py[] = {
#embed "templates/python/hindex.py"
};
static const unsigned char ruby_README_md[] = {
#embed "templates/ruby/README.md"
};
static const unsigned char ruby_adapter_rb[] = {
#embed "templates/ruby/adapter.rb"
};
static const unsigned char ruby_contract_rb[] = {
#embed "templates/ruby/contract.rb"
};
static const unsigned char ruby_hindex_rb[] = {
#embed "templates/ruby/hindex.rb"
};
static const unsigned char rust_gitignore[] = {
#embed "templates/rust/.gitignore"
};
static const unsigned char rust_Cargo_toml[] = {
#embed "templates/rust/Cargo.toml"
};
static const unsigned char rust_README_md[] = {
#embed "templates/rust/README.md"
};
static const unsigned char rust_src_hindex_rs[] = {
#embed "templates/rust/src/hindex.rs"
};
static const unsigned char rust_src_json_rs[] = {
#embed "templates/rust/src/json.rs"
};
static const unsigned char rust_src_main_rs[] = {
#embed "templates/rust/src/main.rs"
};
static const unsigned char swift_gitignore[] = {
#embed "templates/swift/.gitignore"
};
static const unsigned char swift_Package_swift[] = {
#embed "templates/swift/Package.swift"
};
static const unsigned char swift_README_md[] = {
#embed "templates/swift/README.md"
};
static const unsigned char swift_Sources_Adapter_swift[] = {
#embed "templates/swift/Sources/Adapter.swift"
};
static const unsigned char swift_Sources_HIndex_swift[] = {
#embed "templates/swift/Sources/HIndex.swift"
};
static const unsigned char swift_Sources_Messages_swift[] = {
#embed "templates/swift/Sources/Messages.swift"
};
static const unsigned char swift_Sources_Subsystem_swift[] = {
#embed "templates/swift/Sources/Subsystem.swift"
};
static const unsigned char typescript_README_md[] = {
#embed "templates/typescript/README.md"
};
static const unsigned char typescript_adapter_ts[] = {
#embed "templates/typescript/adapter.ts"
};
static const unsigned char typescript_contract_ts[] = {
#embed "templates/typescript/contract.ts"
};
static const unsigned char typescript_hindex_ts[] = {
#embed "templates/typescript/hindex.ts"
};
static const unsigned char typescript_json_ts[] = {
#embed "templates/typescript/json.ts"
};
static const unsigned char typescript_package_json[] = {
#embed "templates/typescript/package.json"
};
static const unsigned char typescript_tsconfig_json[] = {
#embed "templates/typescript/tsconfig.json"
};

static const struct embedded_file files[] = {
    EMBEDDED_FILE("c/.gitignore", c_gitignore),
    EMBEDDED_FILE("c/Makefile", c_Makefile),
    EMBEDDED_FILE("c/README.md", c_README_md),
    EMBEDDED_FILE("c/adapter.c", c_adapter_c),
    EMBEDDED_FILE("c/hindex.c", c_hindex_c),
    EMBEDDED_FILE("c/json.c", c_json_c),
    EMBEDDED_FILE("c/json.h", c_json_h),
    EMBEDDED_FILE("c/subsystems.h", c_subsystems_h),
    EMBEDDED_FILE("csharp/.gitignore", csharp_gitignore),
    EMBEDDED_FILE("csharp/Adapter.cs", csharp_Adapter_cs),
    EMBEDDED_FILE("csharp/Contract.cs", csharp_Contract_cs),
    EMBEDDED_FILE("csharp/HIndex.cs", csharp_HIndex_cs),
    EMBEDDED_FILE("csharp/Json.cs", csharp_Json_cs),
    EMBEDDED_FILE("csharp/Makefile", csharp_Makefile),
    EMBEDDED_FILE("csharp/README.md", csharp_README_md),
    EMBEDDED_FILE("go/.gitignore", go_gitignore),
    EMBEDDED_FILE("go/README.md", go_README_md),
    EMBEDDED_FILE("go/contract.go", go_contract_go),
    EMBEDDED_FILE("go/go.mod", go_go_mod),
    EMBEDDED_FILE("go/hindex.go", go_hindex_go),
    EMBEDDED_FILE("go/main.go", go_main_go),
    EMBEDDED_FILE("java/.gitignore", java_gitignore),
    EMBEDDED_FILE("java/Adapter.java", java_Adapter_java),
    EMBEDDED_FILE("java/HIndex.java", java_HIndex_java),
    EMBEDDED_FILE("java/Json.java", java_Json_java),
    EMBEDDED_FILE("java/Makefile", java_Makefile),
    EMBEDDED_FILE("java/README.md", java_README_md),
    EMBEDDED_FILE("java/Rejection.java", java_Rejection_java),
    EMBEDDED_FILE("javascript/README.md", javascript_README_md),
    EMBEDDED_FILE("javascript/adapter.js", javascript_adapter_js),
    EMBEDDED_FILE("javascript/contract.js", javascript_contract_js),
    EMBEDDED_FILE("javascript/hindex.js", javascript_hindex_js),
    EMBEDDED_FILE("javascript/json.js", javascript_json_js),
    EMBEDDED_FILE("javascript/package.json", javascript_package_json),
    EMBEDDED_FILE("kotlin/.gitignore", kotlin_gitignore),
    EMBEDDED_FILE("kotlin/Adapter.kt", kotlin_Adapter_kt),
    EMBEDDED_FILE("kotlin/Contract.kt", kotlin_Contract_kt),
    EMBEDDED_FILE("kotlin/HIndex.kt", kotlin_HIndex_kt),
    EMBEDDED_FILE("kotlin/Json.kt", kotlin_Json_kt),
    EMBEDDED_FILE("kotlin/Makefile", kotlin_Makefile),
    EMBEDDED_FILE("kotlin/README.md", kotlin_README_md),
    EMBEDDED_FILE("perl/README.md", perl_README_md),
    EMBEDDED_FILE("perl/adapter.pl", perl_adapter_pl),
    EMBEDDED_FILE("perl/lib/Contract.pm", perl_lib_Contract_pm),
    EMBEDDED_FILE("perl/lib/HIndex.pm", perl_lib_HIndex_pm),
    EMBEDDED_FILE("php/README.md", php_README_md),
    EMBEDDED_FILE("php/adapter.php", php_adapter_php),
    EMBEDDED_FILE("php/contract.php", php_contract_php),
    EMBEDDED_FILE("php/hindex.php", php_hindex_php),
    EMBEDDED_FILE("php/json.php", php_json_php),
    EMBEDDED_FILE("python/.gitignore", python_gitignore),
    EMBEDDED_FILE("python/README.md", python_README_md),
    EMBEDDED_FILE("python/adapter.py", python_adapter_py),
    EMBEDDED_FILE("python/contract.py", python_contract_py),
    EMBEDDED_FILE("python/hindex.py", python_hindex_py),
    EMBEDDED_FILE("ruby/README.md", ruby_README_md),
    EMBEDDED_FILE("ruby/adapter.rb", ruby_adapter_rb),
    EMBEDDED_FILE("ruby/contract.rb", ruby_contract_rb),
    EMBEDDED_FILE("ruby/hindex.rb", ruby_hindex_rb),
    EMBEDDED_FILE("rust/.gitignore", rust_gitignore),
    EMBEDDED_FILE("rust/Cargo.toml", rust_Cargo_toml),
    EMBEDDED_FILE("rust/README.md", rust_README_md),
    EMBEDDED_FILE("rust/src/hindex.rs", rust_src_hindex_rs),
    EMBEDDED_FILE("rust/src/json.rs", rust_src_json_rs),
    EMBEDDED_FILE("rust/src/main.rs", rust_src_main_rs),
    EMBEDDED_FILE("swift/.gitignore", swift_gitignore),
    EMBEDDED_FILE("swift/Package.swift", swift_Package_swift),
    EMBEDDED_FILE("swift/README.md", swift_README_md),
    EMBEDDED_FILE("swift/Sources/Adapter.swift", swift_Sources_Adapter_swift),
    EMBEDDED_FILE("swift/Sources/HIndex.swift", swift_Sources_HIndex_swift),
    EMBEDDED_FILE("swift/Sources/Messages.swift", swift_Sources_Messages_swift),
    EMBEDDED_FILE("swift/Sources/Subsystem.swift", swift_Sources_Subsystem_swift),
    EMBEDDED_FILE("typescript/README.md", typescript_README_md),
    EMBEDDED_FILE("typescript/adapter.ts", typescript_adapter_ts),
    EMBEDDED_FILE("typescript/contract.ts", typescript_contract_ts),
    EMBEDDED_FILE("typescript/hindex.ts", typescript_hindex_ts),
    EMBEDDED_FILE("typescript/json.ts", typescript_json_ts),
    EMBEDDED_FILE("typescript/package.json", typescript_package_json),
    EMBEDDED_FILE("typescript/tsconfig.json", typescript_tsconfig_json),
};

const struct embedded_file *skeleton_files(size_t *count) {
    *count = sizeof files / sizeof files[0];
    return files;
}
